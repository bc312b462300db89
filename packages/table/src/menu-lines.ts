import type {nothing, TemplateResult} from 'lit';

/** A line of the menu; `nothing` where it is not offered now. */
export type MenuLine = TemplateResult | typeof nothing;

/** Lines that a game adds to the menu: to what is done in it, and to what helps. */
export type MenuLines = Readonly<Partial<Record<'game' | 'help', readonly MenuLine[]>>>;
