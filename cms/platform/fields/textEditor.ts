import { createServerFeature, lexicalEditor } from '@payloadcms/richtext-lexical';
import { linkFeature } from './linkFeature';

const cleanPaste = createServerFeature({
  feature: { ClientFeature: '/platform/adminUi/paste/PasteFeature#PasteFeature' },
  key: 'cleanPaste',
});

const commitText = createServerFeature({
  feature: { ClientFeature: '/payload-fixes/uncommittedText/CommitTextFeature#CommitTextFeature' },
  key: 'commitText',
});

/**
 * The editor of formatted text: Payload's, which takes what is pasted from Word and from other pages in a shape that it can hold, and
 * whose form has every letter when it is published.
 */
export const textEditor = () =>
  lexicalEditor({
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.map((feature) => (feature.key === 'link' ? linkFeature() : feature)),
      cleanPaste(),
      commitText(),
    ],
  });
