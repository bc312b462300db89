import {inlineWorker} from '../build/inline-worker.js';
import {elementsModule} from './controls.js';

const ALL_GAMES = '../packages/games/*/stories/**/*.stories.ts';
/** The files of games that this run tries (build/selection.js). */
const chosen = process.env.QUINOLA_STORIES?.split(' ').filter(Boolean);

export default {
  stories: ['../stories/**/*.stories.ts', ...(chosen?.map((file) => `../${file}`) ?? [ALL_GAMES])],
  framework: {name: '@storybook/web-components-vite', options: {}},
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  // No telemetry and no update check: Storybook works without a network.
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
  features: {sidebarOnboardingChecklist: false},
  viteFinal: (config) => ({
    ...config,
    plugins: [inlineWorker(), elementsModule(), ...(config.plugins ?? [])],
    resolve: {...config.resolve, conditions: ['source', 'module', 'browser', 'development|production']},
    build: {...config.build, target: 'es2022', chunkSizeWarningLimit: 4000},
  }),
};
