import type { Payload } from 'payload';
import { brandIcon } from '../../platform/settings/brandIcon';
import { brandPalette } from '../../platform/settings/brandPalette';

interface IconProps {
  payload: Payload;
  size?: number;
}

/**
 * Shows the brand's icon in the admin menu and on the login page. Without one, it shows the default icon in the brand's
 * accent colour.
 */
export async function Icon({ payload, size = 26 }: IconProps) {
  const icon = await brandIcon({ payload });
  if (icon) return <img src={icon.path} width={size} height={size} alt="" />;
  const { accent } = await brandPalette({ payload });
  return (
    <svg viewBox="-4 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        fill={accent}
        fillRule="evenodd"
        d="M0 40V16a16 16 0 0 1 32 0v24zM6 40h13c0-5-7.5-7-7.5-13 0-5.5 7-6.5 7-11 0-2.3-1.6-3.8-3.5-5l-.6.5c1.1 1 1.9 2.2 1.9 3.7C16.3 19.5 6 20 6 28.5 6 33.5 8 36 6 40z"
      />
    </svg>
  );
}
