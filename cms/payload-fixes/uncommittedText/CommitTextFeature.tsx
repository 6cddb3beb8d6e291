'use client';

import { useField } from '@payloadcms/ui';
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  KEY_DOWN_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect, useRef } from 'react';

function CommitText() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { setValue } = useField({ path: fieldProps.path });
  const isBehind = useRef(false);
  useEffect(() => {
    const commit = () => {
      if (isBehind.current) setValue(editor.getEditorState().toJSON());
      isBehind.current = false;
      return false;
    };
    const undo = [
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (
          dirtyElements.size + dirtyLeaves.size > 0 &&
          editor.getRootElement()?.contains(document.activeElement)
        )
          isBehind.current = true;
      }),
      editor.registerCommand(BLUR_COMMAND, commit, COMMAND_PRIORITY_CRITICAL),
      // Saving with a keyboard shortcut leaves the focus in the editor, so no blur event occurs. Write the text when
      // the shortcut is pressed.
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => (event.ctrlKey || event.metaKey) && commit(),
        COMMAND_PRIORITY_CRITICAL,
      ),
    ];
    return () => undo.forEach((each) => each());
  }, [editor, setValue]);
  return null;
}

/**
 * Writes rich text to the form as soon as the editor loses focus or a keyboard shortcut is pressed, so that "Publish"
 * includes all edits. Payload's editor waits until the browser is idle, which can take half a second.
 */
export const CommitTextFeature = createClientFeature({
  plugins: [{ Component: CommitText, position: 'normal' }],
});
