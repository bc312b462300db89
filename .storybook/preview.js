export default {
  parameters: {
    // A violation shows as a failure in the panel, not as a hint.
    a11y: {test: 'error'},
    controls: {expanded: true},
  },
};
