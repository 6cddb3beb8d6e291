'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { adminLanguage } from '../../locales/adminLanguage';
import { cleanPasted, hasPictures } from './cleanPasted';

const NO_PICTURES = {
  he: 'תמונות אינן נכללות בהדבקה. מעלים אותן לספריית המדיה ומוסיפים אותן לטקסט בתפריט ההוספה.',
  en: 'Pictures are not pasted. Upload them to the media library, and add them to the text from its menu.',
};

/** Content copied from the editor itself needs no cleaning. */
const LEXICAL_TYPE = 'application/x-lexical-editor';

interface Cleaned {
  event: ClipboardEvent;
  /** Whether pictures were removed. */
  lostPictures: boolean;
}

/** Returns the paste event with cleaned HTML, or null if no cleaning is needed. */
function cleaned({ clipboardData }: ClipboardEvent): Cleaned | null {
  const html = clipboardData?.getData('text/html');
  if (!clipboardData || !html || clipboardData.types.includes(LEXICAL_TYPE)) return null;
  const clean = cleanPasted(html);
  if (clean === null) return null;
  const data = new DataTransfer();
  data.setData('text/html', clean);
  data.setData('text/plain', clipboardData.getData('text/plain'));
  return {
    event: new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    lostPictures: hasPictures(html),
  };
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  const { i18n } = useTranslation();
  const noPictures = NO_PICTURES[adminLanguage(i18n)];
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clean = event instanceof ClipboardEvent ? cleaned(event) : null;
          if (!clean) return false;
          event.preventDefault();
          if (clean.lostPictures) toast.info(noPictures);
          editor.dispatchCommand(PASTE_COMMAND, clean.event);
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor, noPictures],
  );
  return null;
}

/** Rich text feature: converts content pasted from Word and web pages to supported elements. */
export const PasteFeature = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] });
