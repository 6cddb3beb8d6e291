'use client';

import { createClientFeature, toolbarFormatGroupWithItems } from '@payloadcms/richtext-lexical/client';
import { useTranslation } from '@payloadcms/ui';
import { $clearFormat } from './clearFormat';

/** Icon of a letter with a cross. Its label also names the button, which Payload renders without one. */
function ClearFormatIcon() {
  const label = useTranslation<object, 'lexical:clearFormat:label'>().t('lexical:clearFormat:label');
  return (
    <svg className="icon" role="img" aria-label={label} width="20" height="20" viewBox="0 0 20 20">
      <title>{label}</title>
      <path
        d="M4 4.75h9M8.5 4.75 6.75 15M12 11l4 4m0-4-4 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

const groups = [
  toolbarFormatGroupWithItems([
    {
      ChildComponent: ClearFormatIcon,
      key: 'clearFormat',
      onSelect: ({ editor }) => editor.update($clearFormat),
      order: 20,
    },
  ]),
];

/** Rich text feature that adds a toolbar button for removing all formatting from the selection. */
export const ClearFormatFeature = createClientFeature({
  toolbarFixed: { groups },
  toolbarInline: { groups },
});
