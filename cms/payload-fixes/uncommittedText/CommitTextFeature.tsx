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
      // Saving by the keyboard takes no focus away.
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
 * In the editor of formatted text: Payload's takes what is typed into the form when the browser is idle, at the latest after half a
 * second. Here it is in the form as soon as the editor loses focus or a shortcut is pressed: before a press on "Publish" does anything.
 */
export const CommitTextFeature = createClientFeature({
  plugins: [{ Component: CommitText, position: 'normal' }],
});
