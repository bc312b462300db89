import assert from 'node:assert/strict';
import test from 'node:test';
import {servedVersions} from '../build/chrome.mjs';

const MADISON = `  chromium | 156.0.8078.108-1~deb12u1 | http://deb.debian.org/debian-security bookworm-security/main amd64 Packages
  chromium | 99.0.7871.100-1~deb12u1 | http://deb.debian.org/debian bookworm/main amd64 Packages
  chromium | 156.0.8078.108-1~deb12u1 | http://deb.debian.org/debian bookworm-updates/main amd64 Packages
 chromium-common | 12.0.0-1 | http://deb.debian.org/debian bookworm/main amd64 Packages
`;

test('the versions of Chromium that Debian serves are told once each, the oldest first, as numbers', () => {
  assert.deepEqual(servedVersions(MADISON), ['99.0.7871.100-1~deb12u1', '156.0.8078.108-1~deb12u1']);
  assert.deepEqual(servedVersions(''), []);
});
