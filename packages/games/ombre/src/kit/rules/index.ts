export * from './pack.js';
export * from './matadors.js';
export * from './outcomes.js';
export * from './dish.js';
export * from './order.js';
