import { createServerFeature, lexicalEditor } from '@payloadcms/richtext-lexical';
import { withEditorTexts } from './editorTexts';
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
 * Payload's rich text editor with our paste and link features. Converts content pasted from Word and web pages, and
 * keeps all typed characters on publishing.
 */
export const textEditor = () =>
  withEditorTexts(
    lexicalEditor({
      features: ({ defaultFeatures }) => [
        ...defaultFeatures.map((feature) => (feature.key === 'link' ? linkFeature() : feature)),
        cleanPaste(),
        commitText(),
      ],
    }),
  );
