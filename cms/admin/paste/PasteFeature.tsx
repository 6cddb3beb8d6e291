'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanPasted } from './cleanPasted';

/** What the editor itself copies is as it should be. */
const OWN = 'application/x-lexical-editor';

/** The same paste with HTML that the editor can hold; null where it holds all of it already. */
function cleaned(event: ClipboardEvent): ClipboardEvent | null {
  const { clipboardData } = event;
  const html = clipboardData?.getData('text/html');
  if (!clipboardData || !html || clipboardData.types.includes(OWN)) return null;
  const clean = cleanPasted(html);
  if (clean === null) return null;
  const data = new DataTransfer();
  data.setData('text/html', clean);
  data.setData('text/plain', clipboardData.getData('text/plain'));
  return new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clean = event instanceof ClipboardEvent ? cleaned(event) : null;
          if (!clean) return false;
          event.preventDefault();
          editor.dispatchCommand(PASTE_COMMAND, clean);
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
  return null;
}

/** In the editor of formatted text: what comes from Word and from other pages is made into what a text can hold. */
export const PasteFeature = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] });
