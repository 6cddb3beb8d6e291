import { validXml } from '@group/rules/text/validXml';
import type { CollectionConfig, GlobalConfig } from 'payload';

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

/** Strips characters that XML 1.0 forbids from all texts that are saved, because one breaks a feed for all readers. */
export const storeValidTexts = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  hooks: {
    ...config.hooks,
    beforeOperation: [stripForbiddenCharacters, ...(config.hooks?.beforeOperation ?? [])],
  },
});
