import type {TarokTable} from '@quinola/tarok';
import type {StoryObj} from '@storybook/web-components-vite';

/** What a story does with a table of Tarok or of Tarok-ombre. */
type Told = Pick<TarokTable, 'updateComplete' | 'open' | 'joined'> & HTMLElement & {
  readonly view: {readonly hand: readonly string[]} | null;
  play(move: {readonly type: 'PLAY'; readonly card: string}): boolean;
};

/** Ways to tell the stories of a table whose arguments name a moment. */
export function tableStories<Args extends {readonly moment?: string}>(tag: 'tarok-table' | 'tarok-ombre-table') {
  /** The table of a story, once its game runs. */
  async function running(canvas: HTMLElement): Promise<Told> {
    const table = canvas.querySelector<Told>(tag)!;
    while (!table.view) await new Promise(requestAnimationFrame);
    await table.updateComplete;
    return table;
  }
  const args = (moment: string, more: Partial<Args>): Partial<Args> => ({moment, ...more});

  return {
    /** A moment in which the visitor is asked. */
    at: (moment: string, more: Partial<Args> = {}): StoryObj<Args> => ({args: args(moment, more)}),
    /** A moment after which the visitor's last card is played, and so many sheets are turned. */
    after: (moment: string, sheets: number, more: Partial<Args> = {}): StoryObj<Args> => ({
      args: args(moment, more),
      play: async ({canvasElement}) => {
        const table = await running(canvasElement);
        table.play({type: 'PLAY', card: table.view!.hand[0]!});
        for (let sheet = 0; sheet < sheets; sheet++) table.joined.send({type: 'ACKNOWLEDGE'});
      },
    }),
    /** A panel that lies open over a trick. */
    opened: (panel: string, about?: unknown, more: Partial<Args> = {}): StoryObj<Args> => ({
      args: args('follow', more),
      play: async ({canvasElement}) => (await running(canvasElement)).open(panel, about),
    }),
  };
}
