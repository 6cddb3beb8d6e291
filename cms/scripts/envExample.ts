import path from 'node:path';
import { integrations } from '../integrations/integrations.gen';

export const ENV_EXAMPLE_FILE = path.resolve(import.meta.dirname, '../../.env.example');

const START = '# Integrations. Written by npm --prefix cms run generate:env from cms/integrations.\n';
const END = '# End of the integrations.\n';

const section = (): string =>
  Object.values(integrations)
    .map(({ env }) =>
      [
        `# ${env.about}`,
        ...Object.values(env.variables).flatMap(({ name, meaning, initial }) => [
          `# ${meaning}`,
          `${name}=${initial}`,
        ]),
      ].join('\n'),
    )
    .join('\n\n');

/**
 * Inserts the variables that the integrations declare into the text of `.env.example`, replacing the previous ones.
 * @param example current text of the file
 * @returns new text of the file
 */
export function withIntegrations(example: string): string {
  const [before, others = ''] = example.split(START);
  return `${before}${START}\n${section()}\n\n${END}${others.split(END)[1]}`;
}
