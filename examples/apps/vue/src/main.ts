import '@quinola/tarok/ombre-define.js';
import {createApp} from 'vue';
import Evening from './Evening.vue';

createApp(Evening).mount('#app');
