export type * from './page.js';
export {pageStyles, pageView, type DrawFigure} from './page-view.js';
