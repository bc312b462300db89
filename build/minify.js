// How all that pages fetch is made small.
import {minify as minified} from '@swc/core';

/** The year of the language that pages are served. */
export const TARGET = 2022;

/**
 * A text of JavaScript made small.
 * @param module whether it is a module, whose top level is its own
 * @param inline how freely functions are put in where they are called, 0 to 3
 */
export const minify = (text, {module, inline = 3, sourceMap = false}) =>
  minified(text, {
    ecma: TARGET,
    module,
    sourceMap,
    compress: {ecma: TARGET, passes: 3, inline},
    mangle: true,
    // A page on a disk may not say how it is written, and lends a classic script its own way of reading.
    format: {ecma: TARGET, asciiOnly: !module, comments: {regex: '^!|^# all'}},
  });

/** The form for Rollup; options as above. */
export const minifier = (options) => ({
  name: 'minifier',
  renderChunk: (code) => minify(code, {...options, sourceMap: true}),
});
