// The block in the editor: a control for every attribute of the table, and the table itself in a frame. No build step: the
// editor's own libraries are available as `wp`, and `quinola` is the data that quinola.php has about the tables.
(({blocks, blockEditor, components, element, i18n}, {url, tables}) => {
  const {createElement} = element;
  const {__} = i18n;

  const field = (name, takes, value, change) => {
    const common = {
      key: name,
      label: name,
      value: value ?? '',
      onChange: (next) => change(name, next),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    };
    if (takes === 'boolean')
      return createElement(components.ToggleControl, {...common, checked: Boolean(value)});
    if (Array.isArray(takes)) {
      return createElement(components.SelectControl, {
        ...common,
        options: ['', ...takes].map((word) => ({value: word, label: word || __('as usual', 'quinola')})),
      });
    }
    return createElement(components.TextControl, {...common, type: takes === 'number' ? 'number' : 'text'});
  };

  // The first `table` in an address is the tag; a table may also have an attribute of that name.
  const addressOf = (tag, options) =>
    `${url}embed.html?${new URLSearchParams([['table', tag], ...Object.entries(options).map(([name, value]) => [name, value === true ? '' : value])])}`;

  function edit({attributes: {tag, way, options}, setAttributes}) {
    const table = tables[tag];
    const change = (name, value) => {
      const kept = Object.entries({...options, [name]: value}).filter(
        ([, given]) => given !== '' && given !== false,
      );
      setAttributes({options: Object.fromEntries(kept)});
    };
    const choices = [
      createElement(components.SelectControl, {
        key: ' tag',
        label: __('Table', 'quinola'),
        value: tag,
        onChange: (next) => setAttributes({tag: next, options: {}}),
        options: Object.entries(tables).map(([value, {title}]) => ({value, label: title})),
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
      }),
      createElement(components.SelectControl, {
        key: ' way',
        label: __('Way', 'quinola'),
        value: way,
        onChange: (next) => setAttributes({way: next}),
        options: [
          {value: 'tag', label: __('in the page', 'quinola')},
          {value: 'frame', label: __('in a frame', 'quinola')},
        ],
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
      }),
      ...Object.entries(table ? table.attributes : {}).map(([name, takes]) =>
        field(name, takes, options[name], change),
      ),
    ];
    return createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(components.PanelBody, {title: __('Table', 'quinola')}, choices),
      ),
      // Only a preview: a click selects the block.
      table &&
        createElement('iframe', {
          src: addressOf(tag, options),
          title: table.title,
          sandbox: 'allow-scripts',
          style: {width: '100%', height: '740px', border: 0, pointerEvents: 'none'},
        }),
    );
  }

  // quinola.php writes the markup whenever the page is shown, so the post contains only the settings.
  blocks.registerBlockType('quinola/table', {edit, save: () => null});
})(window.wp, window.quinola);
