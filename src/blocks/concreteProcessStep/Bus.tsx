import { color } from '../../theme/tokens';

/**
 * Drawing of a bus seen from above, driving down the page. It is symmetric, so it looks the same in both text
 * directions.
 */
export function Bus() {
  return (
    <svg viewBox="0 0 48 96" width="48" height="96" focusable="false">
      <rect x="3" y="18" width="6" height="14" rx="3" fill={color.ink} />
      <rect x="39" y="18" width="6" height="14" rx="3" fill={color.ink} />
      <rect x="3" y="62" width="6" height="14" rx="3" fill={color.ink} />
      <rect x="39" y="62" width="6" height="14" rx="3" fill={color.ink} />
      <rect x="6" y="4" width="36" height="88" rx="10" fill={color.accent} />
      <rect x="11" y="10" width="26" height="52" rx="5" fill={color.accentDark} />
      <rect x="14" y="16" width="20" height="14" rx="3" fill={color.sand} />
      <rect x="14" y="38" width="20" height="14" rx="3" fill={color.sand} />
      <path d="M10 72h28l-3 12q-11 5-22 0z" fill={color.nightSoft} />
      <circle cx="13" cy="90" r="2.5" fill={color.sand} />
      <circle cx="35" cy="90" r="2.5" fill={color.sand} />
    </svg>
  );
}
