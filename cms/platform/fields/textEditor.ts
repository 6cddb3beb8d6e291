import {
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical';
import { CLEAR_FORMAT_TEXTS, withEditorTexts } from './editorTexts';
import { linkFeature } from './linkFeature';

const cleanPaste = createServerFeature({
  feature: { ClientFeature: '/platform/adminUi/paste/PasteFeature#PasteFeature' },
  key: 'cleanPaste',
});

const clearFormat = createServerFeature({
  feature: {
    ClientFeature: '/platform/adminUi/clearFormat/ClearFormatFeature#ClearFormatFeature',
    i18n: CLEAR_FORMAT_TEXTS,
  },
  key: 'clearFormat',
});

const commitText = createServerFeature({
  feature: { ClientFeature: '/payload-fixes/uncommittedText/CommitTextFeature#CommitTextFeature' },
  key: 'commitText',
});

/** Payload's rich text editor with tables, a fixed toolbar, and our paste and link features. */
export const textEditor = () =>
  withEditorTexts(
    lexicalEditor({
      features: ({ defaultFeatures }) => [
        ...defaultFeatures.map((feature) => (feature.key === 'link' ? linkFeature() : feature)),
        EXPERIMENTAL_TableFeature(),
        FixedToolbarFeature(),
        clearFormat(),
        cleanPaste(),
        commitText(),
      ],
    }),
  );
