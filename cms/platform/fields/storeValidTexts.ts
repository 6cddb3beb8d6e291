import { removeDirectionMarks } from '@group/rules/text/removeInvisible';
import { validXml } from '@group/rules/text/validXml';
import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload';
import { mapFields } from './mapFields';

interface Operation {
  args: object;
  operation: string;
}

/**
 * Removes characters that XML 1.0 forbids from the data of a save. Passwords are not changed, because they are compared
 * as typed.
 */
export function stripForbiddenCharacters({ args, operation }: Operation): object {
  const { data } = args as { data?: Readonly<Record<string, unknown>> };
  if (!data || (operation !== 'create' && operation !== 'update')) return args;
  const valid = validXml(data);
  return { ...args, data: 'password' in data ? { ...valid, password: data.password } : valid };
}

/** Field hook that removes text direction marks from a line of text or a list of lines. */
export const stripDirectionMarks: FieldHook = ({ value }): unknown => {
  if (typeof value === 'string') return removeDirectionMarks(value);
  return Array.isArray(value)
    ? value.map((line: unknown) => (typeof line === 'string' ? removeDirectionMarks(line) : line))
    : value;
};

const inOneDirection = (field: Field): Field =>
  field.type === 'text'
    ? {
        ...field,
        hooks: {
          ...field.hooks,
          beforeValidate: [stripDirectionMarks, ...(field.hooks?.beforeValidate ?? [])],
        },
      }
    : field;

/**
 * Removes characters that XML 1.0 forbids from all texts when they are saved, because one such character makes a feed
 * unreadable. Also removes direction marks from single lines of text, because they reorder the text that follows.
 */
export const storeValidTexts = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  fields: mapFields(config.fields, inOneDirection),
  hooks: {
    ...config.hooks,
    beforeOperation: [stripForbiddenCharacters, ...(config.hooks?.beforeOperation ?? [])],
  },
});
