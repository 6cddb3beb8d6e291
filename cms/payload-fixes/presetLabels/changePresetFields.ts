import type { CollectionConfig, Field, SanitizedConfig } from 'payload';

/**
 * Returns a function that changes the fields of saved list views (Payload's query presets). It changes the
 * configuration in place.
 */
export const changePresetFields =
  (change: (fields: readonly Field[]) => Field[]) =>
  (config: SanitizedConfig): SanitizedConfig => {
    const presets: Pick<CollectionConfig, 'fields'> | undefined = config.collections.find(
      ({ slug }) => slug === 'payload-query-presets',
    );
    if (presets) presets.fields = change(presets.fields);
    return config;
  };
