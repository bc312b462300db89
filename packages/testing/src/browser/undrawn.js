// Runs first in the page of every browser test. No test compares screenshots, and painting takes two fifths of the time;
// so the page is laid out, hit-tested, focused and read as usual, but not painted. axe takes what is not painted for hidden:
// while it runs, the page is painted.
const {style} = document.documentElement;
style.opacity = 0;
let checker;
Object.defineProperty(globalThis, 'axe', {
  get: () => checker,
  // axe is set without its methods, which are added later; importers of its module do not read this global.
  set(axe) {
    let run;
    const drawn = (part, options, done) => {
      style.opacity = '';
      run(part, options, (...args) => {
        style.opacity = 0;
        done(...args);
      });
    };
    Object.defineProperty(axe, 'run', {
      get: () => drawn,
      set: (own) => {
        run = own;
      },
    });
    checker = axe;
  },
});
