/** Holds the recorder of playthroughs to saying what is wrong with a record that it is given. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TOP = join(import.meta.dirname, '..');

it('a record that cannot be played is refused with its sentence and place, and nothing is written', () => {
  const args = ['scripts/record-playthrough.mjs', 'star', 'star/1 rings=4 | S31 S31', 'not-to-be'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: TOP, encoding: 'utf8' });
  expect(stderr.trim()).toBe(
    'test/star/playthroughs/not-to-be.txt was not written. Move 2, sign 22: There is already a blue stone on S31. Choose an empty cell.',
  );
  expect(status).toBe(1);
  expect(existsSync(join(TOP, 'test/star/playthroughs/not-to-be.txt'))).toBe(false);
});
