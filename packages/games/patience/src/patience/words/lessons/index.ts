import type {LessonOffer} from '@quinola/table';
import {OFFERS} from './offers.js';

/** Each guided deal is fetched when it is played. */
const LOADERS: Readonly<Record<string, LessonOffer['load']>> = {
  lucie: () => import('./lucie.js').then(({lucie}) => lucie),
  'house-in-the-wood': () => import('./fans.js').then(({houseInTheWood}) => houseInTheWood),
  'house-on-the-hill': () => import('./fans.js').then(({houseOnTheHill}) => houseOnTheHill),
  hemispheres: () => import('./columns.js').then(({hemispheres}) => hemispheres),
  fifteen: () => import('./columns.js').then(({fifteen}) => fifteen),
  'salic-law': () => import('./packets.js').then(({salicLaw}) => salicLaw),
  'four-corners': () => import('./packets.js').then(({fourCorners}) => fourCorners),
  windmill: () => import('./circles.js').then(({windmill}) => windmill),
  shah: () => import('./circles.js').then(({shah}) => shah),
  blockade: () => import('./blockade.js').then(({blockade}) => blockade),
  clock: () => import('./circles.js').then(({clock}) => clock),
};

/** The guided deals of the patiences; each is offered where its patience is played. */
export const lessons: readonly LessonOffer[] = OFFERS.map((offer) => ({...offer, load: LOADERS[offer.id]!}));
