import '@quinola/whist/define.js';
import {createApp} from 'vue';
import Evening from './Evening.vue';

createApp(Evening).mount('#app');
