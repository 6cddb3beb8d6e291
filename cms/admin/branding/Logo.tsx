import type { Payload } from 'payload';
import { LOCALES } from '../../platform/locales/locales';
import { siteSettings } from '../../platform/settings/siteSettings';
import { Icon } from './Icon';

/** Shows the brand's icon and the site's name in both languages above the login form. */
export async function Logo({ payload }: { payload: Payload }) {
  const [he, en] = await Promise.all(LOCALES.map((locale) => siteSettings({ payload }, locale)));
  return (
    <span className="group-logo">
      <Icon payload={payload} size={56} />
      <span>
        <strong>{he?.siteName}</strong>
        <small lang="en">{en?.siteName}</small>
      </span>
    </span>
  );
}
