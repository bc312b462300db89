import {inlineWorker} from '../build/inline-worker.js';
import {elementsModule} from './controls.js';

export default {
  stories: ['../stories/**/*.stories.ts', '../packages/games/*/stories/**/*.stories.ts'],
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
