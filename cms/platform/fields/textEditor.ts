import { createServerFeature, lexicalEditor } from '@payloadcms/richtext-lexical';

const cleanPaste = createServerFeature({
  feature: { ClientFeature: '/admin/paste/PasteFeature#PasteFeature' },
  key: 'cleanPaste',
});

/** The editor of formatted text: Payload's, which takes what is pasted from Word and from other pages in a shape that it can hold. */
export const textEditor = () =>
  lexicalEditor({ features: ({ defaultFeatures }) => [...defaultFeatures, cleanPaste()] });
