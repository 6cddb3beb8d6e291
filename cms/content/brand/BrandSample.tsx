'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { BRAND_COLORS, brandPalette, contrastFaults } from '@group/rules/colors/brandColors';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { contrastMessage } from './contrastMessage';

const TEXTS = {
  he: { title: 'כותרת', text: 'טקסט רגיל', muted: 'טקסט עדין', link: 'קישור', button: 'כפתור' },
  en: { title: 'Heading', text: 'Body text', muted: 'Muted text', link: 'Link', button: 'Button' },
};

/**
 * Previews the colours entered in the form as the site would use them, and lists the pairs with too little contrast.
 */
export function BrandSample() {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n);
  const chosen = useFormFields(([fields]) =>
    Object.keys(BRAND_COLORS)
      .map((name) => `${name}=${String(fields[`colors.${name}`]?.value ?? '')}`)
      .join(' '),
  );
  const colors = Object.fromEntries(chosen.split(' ').map((part) => part.split('=')));
  const palette = brandPalette(colors);
  const { title, text, muted, link, button } = TEXTS[language];
  const faults = contrastFaults(colors);
  const grounds = [
    { ground: palette.surface, front: palette.ink, soft: palette.inkMuted, mark: palette.accent },
    { ground: palette.stone, front: palette.ink, soft: palette.inkMuted, mark: palette.accent },
    { ground: palette.accentSoft, front: palette.ink, soft: palette.inkSoft, mark: palette.accentDark },
    { ground: palette.night, front: palette.surface, soft: palette.onNightMuted, mark: palette.sand },
  ];
  return (
    <div className="brand-sample">
      <div className="brand-sample__grounds" aria-hidden="true">
        {grounds.map(({ ground, front, soft, mark }) => (
          <div key={ground} style={{ backgroundColor: ground, color: front }}>
            <strong>{title}</strong>
            <span>{text}</span>
            <span style={{ color: soft }}>{muted}</span>
            <span style={{ color: mark, textDecoration: 'underline' }}>{link}</span>
            <b style={{ backgroundColor: palette.accent, color: palette.surface }}>{button}</b>
          </div>
        ))}
      </div>
      <ul aria-live="polite">
        {faults.map((fault) => (
          <li key={`${fault.front} ${fault.ground}`}>{contrastMessage(fault, language)}</li>
        ))}
      </ul>
    </div>
  );
}
