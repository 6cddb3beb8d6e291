import { removeDirectionMarks } from '@group/rules/text/removeInvisible';
import { validXml } from '@group/rules/text/validXml';
import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload';
import { mapFields } from './mapFields';

interface Operation {
  args: object;
  operation: string;
}

/** Strips what XML 1.0 forbids from saved data. A password stays, because it is compared as it was typed. */
export function stripForbiddenCharacters({ args, operation }: Operation): object {
  const { data } = args as { data?: Readonly<Record<string, unknown>> };
  if (!data || (operation !== 'create' && operation !== 'update')) return args;
  const valid = validXml(data);
  return { ...args, data: 'password' in data ? { ...valid, password: data.password } : valid };
}

/** Removes direction marks of a line of text, or of a list of them. */
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
 * Strips characters that XML 1.0 forbids from all texts that are saved, because one breaks a feed for all readers.
 * Strips direction marks from lines of text, because they reorder what follows.
 */
export const storeValidTexts = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  fields: mapFields(config.fields, inOneDirection),
  hooks: {
    ...config.hooks,
    beforeOperation: [stripForbiddenCharacters, ...(config.hooks?.beforeOperation ?? [])],
  },
});
