// The page is told how far the lesson has come, and what is wrong with it.
const progress = document.getElementById('progress');

document.addEventListener('quinola-lesson', ({step, steps, left}) => {
  if (step >= steps) progress.textContent = 'Well done: all steps are played.';
  else progress.textContent = left ? 'The lesson was left.' : `Step ${step + 1} of ${steps}.`;
});

document.addEventListener('quinola-error', ({code, about}) => {
  if (code === 'bad-lesson')
    progress.textContent = `${about.path}: expected ${about.expected}, found ${about.found}`;
});
