import { getPayload, type MetaConfig, type SanitizedConfig } from 'payload';
import { brandIcon } from '../../platform/settings/brandIcon';
import { brandPalette } from '../../platform/settings/brandPalette';
import { siteSettings } from '../../platform/settings/siteSettings';

/** SVG of the default icon, which is used when the brand has no icon. */
const mark = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 40 40"><path fill="${color}" fill-rule="evenodd" d="M0 40V16a16 16 0 0 1 32 0v24zM6 40h13c0-5-7.5-7-7.5-13 0-5.5 7-6.5 7-11 0-2.3-1.6-3.8-3.5-5l-.6.5c1.1 1 1.9 2.2 1.9 3.7C16.3 19.5 6 20 6 28.5 6 33.5 8 36 6 40z"/></svg>`;

/** Adds the site's name and icon, as published in the CMS, to the metadata of the admin pages. */
export async function brandConfig(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const payload = await getPayload({ config });
  const [{ siteName }, { accent }, icon] = await Promise.all([
    siteSettings({ payload }, 'he', { orOther: true }),
    brandPalette({ payload }),
    brandIcon({ payload }),
  ]);
  const { admin, ...rest } = await config;
  const description = ['ניהול האתר', siteName].filter(Boolean).join(' · ');
  const meta: MetaConfig = {
    titleSuffix: siteName ? ` · ${siteName}` : '',
    description,
    openGraph: { siteName: siteName || description, description },
    icons: [
      {
        rel: 'icon',
        type: icon?.mimeType ?? 'image/svg+xml',
        url: icon?.path ?? `data:image/svg+xml,${encodeURIComponent(mark(accent))}`,
      },
    ],
  };
  return { ...rest, admin: { ...admin, meta: Object.assign({}, admin.meta, meta) } };
}
