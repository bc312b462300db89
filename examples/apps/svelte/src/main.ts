import '@quinola/whist/define.js';
import {mount} from 'svelte';
import Evening from './Evening.svelte';

mount(Evening, {target: document.getElementById('app')!});
