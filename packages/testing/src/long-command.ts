import {executeServerCommand} from '@web/test-runner-commands';
import {frames} from './wait.js';

/**
 * Runs a command of the test runner that takes longer than one may (`longCommand` of web-test-runner.config.js): it is asked again
 * until it has an answer.
 * @throws what the command throws
 */
export async function longCommand<Seen extends object>(name: string, payload: unknown): Promise<Seen> {
  for (;;) {
    const seen = await executeServerCommand<Seen | {readonly message: string} | false, unknown>(
      name,
      payload,
    );
    if (seen && 'message' in seen) throw new Error(seen.message as string);
    if (seen) return seen as Seen;
    await frames();
  }
}
