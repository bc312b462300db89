// House rules that no library has, as a local plugin of the linter.

/** What browser tests wait for: functions whose promise must be awaited. */
const WAITED_FOR = [
  'accessible',
  'sendKeys',
  'sendMouse',
  'setViewport',
  'emulateMedia',
  'a11ySnapshot',
  'fixture',
  'nextFrame',
  'oneEvent',
  'until',
  'waitUntil',
  'elementUpdated',
  'whenDefined',
  'openPage',
];
const PROMISES = `/^(${WAITED_FOR.join('|')})$/`;

/** A rule that reports every node that a selector finds. */
const forbid = (selector, message) => ({
  create: (context) => ({[selector]: (node) => context.report({node, message})}),
});

/** Reported at the start of the file, because a comment that switches rules off would hide what is reported beside it. */
const noDisabling = {
  create: (context) => ({
    Program() {
      for (const {value, loc} of context.sourceCode.getAllComments()) {
        if (!/^\s*oxlint-disable/.test(value)) continue;
        const message = `Line ${loc.start.line}: what a rule forbids is mended, never switched off in place.`;
        context.report({loc: {line: 1, column: 0}, message});
      }
    },
  }),
};

export default {
  meta: {name: 'house'},
  rules: {
    'no-disabling': noDisabling,
    'every-test-runs': forbid(
      'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo)$/]',
      'Every test runs; what cannot pass is not kept.',
    ),
    'await-promises': forbid(
      `ExpressionStatement > CallExpression:matches([callee.name=${PROMISES}], [callee.property.name=${PROMISES}])`,
      'This is a promise: await it.',
    ),
  },
};
