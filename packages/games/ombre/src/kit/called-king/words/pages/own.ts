/** What Quadrille and Cinquille say otherwise on a rules page that is else the same; the examples are English. */
export interface Own {
  readonly title: string;
  readonly intro: string;
  /** How the cards are dealt, and how long a session is. */
  readonly deal: string;
  /** “Tout: …” of the ladder. */
  readonly tout: string;
  /** “six tricks”: so many must be made alone, in the case that its sentence asks for. */
  readonly alone: string;
  /** What wins, what is a remise, what is codille. */
  readonly needed: string;
  /** When a side is asked about the Vole. */
  readonly vole: string;
  /** “the first six tricks”, for which there is a payment, in the case that its sentence asks for. */
  readonly first: string;
  /** Who is paid by whom in a game of two. */
  readonly pair: string;
  /** What can be agreed on. */
  readonly options: string;
}
