import {ellipse, inked, type Picture} from './ink.js';

/**
 * A candle on a brass stick, which shows how much of a match is left.
 * @param left 1 = new, 0 = burnt down
 */
export function candle(left = 1): Picture {
  const top = Math.round(138 - 84 * Math.max(0, Math.min(1, left)));
  return {
    width: 140,
    height: 200,
    drawing: inked(
      `o M104 164C142 150 146 194 106 186L106 180C134 184 134 160 104 170Z
o ${ellipse(66, 180, 58, 16)}
~ ${ellipse(66, 177, 46, 10)}
o M50 180C56 172 56 160 50 150L82 150C76 160 76 172 82 180C74 184 58 184 50 180Z
~ M74 152C70 162 70 172 74 180
o ${ellipse(66, 150, 18, 5)}
w M54 ${top}L54 148C60 152 72 152 78 148L78 ${top}C72 ${top + 4} 60 ${top + 4} 54 ${top}Z
w ${ellipse(66, top, 12, 3.6)}
w! M76 ${top}C80 ${top + 4} 81 ${top + 14} 78 ${top + 16}L74 ${top + 2}Z
~ M72 ${top + 8}L72 146M76 ${top + 12}L76 144
- M66 ${top}L66 ${top - 8}
o M66 ${top - 46}C72 ${top - 32} 80 ${top - 24} 76 ${top - 12}C73 ${top - 3} 59 ${top - 3} 56 ${top - 12}C52 ${top - 24} 64 ${top - 30} 66 ${top - 46}Z
w! M66 ${top - 26}C70 ${top - 18} 72 ${top - 14} 70 ${top - 9}C68 ${top - 6} 64 ${top - 6} 62 ${top - 9}C60 ${top - 14} 64 ${top - 18} 66 ${top - 26}Z`,
    ),
  };
}

/** A quill, the sign of advice. */
export function quill(): Picture {
  return {
    width: 140,
    height: 140,
    drawing: inked(
      `w M38 104C30 86 42 60 64 40C88 20 112 9 134 5C130 30 120 50 106 68L96 70L102 74C86 92 72 102 60 106L52 102L52 108C48 110 42 108 38 104Z
e! M38 104C70 84 102 48 134 5C130 30 120 50 106 68L96 70L102 74C86 92 72 102 60 106L52 102L52 108C48 110 42 108 38 104Z
- M38 104C30 86 42 60 64 40C88 20 112 9 134 5C130 30 120 50 106 68L96 70L102 74C86 92 72 102 60 106L52 102L52 108C48 110 42 108 38 104Z
~ M46 92C42 80 46 68 54 58M56 82C50 70 54 58 64 48M68 71C62 60 66 48 76 38M80 60C76 50 80 38 90 28M94 46C90 38 94 28 104 20M60 96C68 94 76 90 84 84M76 82C84 80 92 76 98 70M92 64C98 62 106 58 112 52
- M134 5C102 48 70 80 34 110
o M36 105L42 111C34 117 24 126 8 136C16 122 26 112 36 105Z
~ M32 113L16 129`,
    ),
  };
}

/** The printer's hand with its cuff, pointing down. */
export function pointingHand(): Picture {
  return {
    width: 112,
    height: 184,
    drawing: inked(
      `f M30 44C26 64 26 82 28 98L31 166C32 180 46 180 47 166L49 112C50 126 66 126 66 114C68 124 81 121 80 108C84 114 95 109 93 96C92 80 86 62 80 44Z
~ M49 112C49 102 48 96 46 90M66 114C66 106 64 98 61 92M80 108C80 100 78 94 75 88M35 168C37 172 41 172 43 168M84 76L90 90M80 66L88 86M82 96L88 96M68 106L74 106
f M78 54C64 58 54 72 51 86C50 96 60 98 63 90C67 82 74 78 84 76
w M26 26C24 34 24 42 27 48C34 44 38 52 44 47C50 44 54 52 60 47C66 44 70 52 76 47C82 44 84 50 86 46C88 40 88 32 86 26Z
~ M36 30L35 44M48 30L48 44M60 30L61 44M72 30L74 44
r M22 4L90 4L90 30L22 30Z
~ M74 6L74 28M79 6L79 28M84 6L84 28
o! M32 13C36 13 36 20 32 20C28 20 28 13 32 13Z`,
    ),
  };
}
