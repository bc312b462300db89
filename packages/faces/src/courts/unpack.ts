const TAKES: Readonly<Record<string, number>> = {m: 2, l: 2, q: 4, c: 6, z: 0};

/**
 * Scripts as pages get them, packed by `build/pack-courts.js`; each is unpacked when it is asked for.
 * @param paths the scripts without the numbers of their paths, each under its name, divided by empty lines
 * @param packed the numbers of each, divided by `!`: the difference to where the step before would lead once more, in one character or two
 */
export function unpack(paths: string, packed: string): Record<string, string> {
  const numbers = packed.split('!');
  const scripts = {};
  paths.split('\n\n').forEach((text, i) => {
    const cut = text.indexOf('\n');
    Object.defineProperty(scripts, text.slice(0, cut), {
      enumerable: true,
      get: () => whole(text.slice(cut + 1), numbers[i]!),
    });
  });
  return scripts;
}

function whole(text: string, packed: string): string {
  let at = 0;
  let last = [0, 0];
  const next = (): number => {
    const code = packed.charCodeAt(at++);
    return code - 35 - Number(code > 91);
  };
  const number = (): number => {
    let n = next();
    if (n > 79) n = 80 + (n - 80) * 91 + next();
    return n % 2 ? -(n + 1) / 2 : n / 2;
  };
  return text.replace(/ M.*/g, (path) =>
    path.replace(/[a-z](?![-.\d])/gi, (letter) => {
      const n: number[] = [];
      for (let i = 0; i < TAKES[letter.toLowerCase()]!; i++) {
        n.push(
          number() +
            (letter === 'M' ? last[i]! : letter > 'Z' && i > 1 ? 2 * n[i - 2]! - (n[i - 4] ?? 0) : 0),
        );
      }
      if (letter === 'M') last = n;
      return letter + n.join(' ');
    }),
  );
}
