'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { adminLanguage } from '../../locales/adminLanguage';
import { cleanPasted, pictureNames } from './cleanPasted';
import { joinLines } from './joinLines';
import { tabsToTables } from './tabsToTables';

const NO_PICTURES = {
  he: (names: string) =>
    `תמונות אינן נכללות בהדבקה${names}. יש להעלות אותן לספריית המדיה ולהוסיף אותן לטקסט מתפריט ההוספה.`,
  en: (names: string) =>
    `Pictures are not pasted${names}. Upload them to the media library, then add them to the text from its menu.`,
};
/** Maximum number of pictures that the message names. */
const NAMED = 5;

/** MIME type of content that was copied from the editor itself, which needs no cleaning. */
const LEXICAL_TYPE = 'application/x-lexical-editor';

interface Cleaned {
  event: ClipboardEvent;
  /** Names of the pictures that were removed. */
  pictures: string[];
}

/** Returns the cleaned contents of the clipboard, or null if no cleaning is needed. */
function cleanContents(html: string, text: string): { html?: string; text: string } | null {
  if (html) {
    const clean = cleanPasted(html);
    return clean === null ? null : { html: clean, text };
  }
  const tables = tabsToTables(text);
  if (tables !== null) return { html: cleanPasted(tables) ?? tables, text };
  const clean = joinLines(text);
  return clean === text ? null : { text: clean };
}

/** Returns the paste event with cleaned content, or null if no cleaning is needed. */
function cleaned({ clipboardData }: ClipboardEvent): Cleaned | null {
  if (!clipboardData || clipboardData.types.includes(LEXICAL_TYPE)) return null;
  const html = clipboardData.getData('text/html');
  // Leaves the paste event unchanged, because Payload itself uploads pasted files.
  if (!html && clipboardData.files.length > 0) return null;
  const clean = cleanContents(html, clipboardData.getData('text/plain'));
  if (!clean) return null;
  const data = new DataTransfer();
  if (clean.html) data.setData('text/html', clean.html);
  data.setData('text/plain', clean.text);
  return {
    event: new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    pictures: pictureNames(html),
  };
}

/** Lists the first few picture names after a colon. Returns an empty string if no picture has a name. */
function listed(names: readonly string[]): string {
  const known = [...new Set(names.filter(Boolean))];
  if (known.length === 0) return '';
  return `: ${known.slice(0, NAMED).join(', ')}${known.length > NAMED ? '…' : ''}`;
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  const { i18n } = useTranslation();
  const noPictures = NO_PICTURES[adminLanguage(i18n)];
  useEffect(() => {
    const done = new WeakSet<Event>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const clean = event instanceof ClipboardEvent && !done.has(event) ? cleaned(event) : null;
        if (!clean) return false;
        event.preventDefault();
        done.add(clean.event);
        if (clean.pictures.length > 0) toast.info(noPictures(listed(clean.pictures)));
        editor.dispatchCommand(PASTE_COMMAND, clean.event);
        return true;
      },
      COMMAND_PRIORITY_CRITICAL,
    );
  }, [editor, noPictures]);
  return null;
}

/**
 * Rich text feature that converts content pasted from office programs, web pages and PDFs to elements that the editor
 * supports.
 */
export const PasteFeature = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] });
