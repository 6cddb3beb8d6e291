import type { ParentSpanPluginArgs, PluginOptions } from 'gatsby';
import { PayloadClient } from '../client/PayloadClient';
import { resolveOptions, type OptionsInput } from '../options';
import { fetchEntities } from '../schema/fetchEntities';
import { fetchSchemaModel } from '../schema/fetchSchemaModel';
import { reportFailure } from './reportFailure';
import { saveSchemaModel } from './schemaCache';

/**
 * Gatsby API: reads the schema of the CMS once, in the main process. It saves the schema for
 * `createSchemaCustomization`, because workers cannot read it again. It also allows Gatsby to download files of the
 * CMS.
 */
export async function onPreBootstrap(
  { actions, cache, reporter }: ParentSpanPluginArgs,
  input: OptionsInput & PluginOptions,
): Promise<void> {
  const options = resolveOptions(input);
  actions.addRemoteFileAllowedUrl?.(`${options.serverUrl}/*`);
  await reportFailure(
    reporter,
    async () => {
      const client = new PayloadClient(options);
      await client.checkKey();
      const entities = await fetchEntities(client, options);
      await saveSchemaModel(cache, options, await fetchSchemaModel(client, { ...options, ...entities }));
    },
    true,
  );
}
