import elements from 'virtual:elements';

const frame = () => new Promise(requestAnimationFrame);

/** Waits until every table of a story has begun its match, its court cards are drawn, and the sheets it opens are shown. */
async function settled({canvasElement}) {
  const tables = [...canvasElement.querySelectorAll('*')].filter(({localName}) =>
    localName.endsWith('-table'),
  );
  for (const table of tables) {
    while (!(table.features && table.courts && table.context) && table.reveal !== 'interaction')
      await frame();
    await table.updateComplete;
  }
  await frame();
  await frame();
}

export default {
  // Before axe checks accessibility.
  afterEach: settled,
  parameters: {
    // A violation shows as a failure in the panel, not as a hint. axe leaves the size of targets out unless it is asked.
    a11y: {test: 'error', config: {rules: [{id: 'target-size', enabled: true}]}},
    controls: {expanded: true},
    docs: {
      extractArgTypes: (tag) => elements[tag]?.controls ?? null,
      extractComponentDescription: (tag) => elements[tag]?.description ?? null,
    },
  },
};
