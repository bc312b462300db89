export {layOut, type Box, type Chip, type Diagram, type DiagramWords, type Arrow} from './diagram.js';
export {diagramMarkup, type DiagramSpeech} from './diagram-svg.js';
