import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { waitForSaves } from '../../../payload-fixes/formSaves/ownSaves';
import { saveDraft } from './saveDraft';

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Returns a click handler for links in a form that open another form, such as the same document in the other language.
 * It first saves input that has not been saved yet. A form that loads during a save would show the state before it, and
 * its own saves would be rejected as stale.
 */
export function useSaveBeforeFollowing(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { config } = useConfig();
  const { id, collectionSlug, docConfig } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { getData, setModified } = useForm();
  const modified = useFormModified();
  const [target, setTarget] = useState('');
  const drafts = typeof docConfig?.versions === 'object' && docConfig.versions.drafts;
  const hasAutosave = typeof drafts === 'object' && Boolean(drafts.autosave);
  const address = `${config.routes.api}/${collectionSlug}/${id}`;

  useEffect(() => {
    if (!target) return undefined;
    let stays = true;
    const follow = async () => {
      await waitForSaves();
      // Lets the form receive the result of its save, after which this effect runs again.
      await nextTask();
      if (!stays) return;
      if (modified && hasAutosave && (await saveDraft(address, locale, getData()))) {
        if (stays) setModified(false);
        return;
      }
      setTarget('');
      location.assign(target);
    };
    void follow();
    return () => {
      stays = false;
    };
  }, [address, getData, locale, modified, hasAutosave, setModified, target]);

  return (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setTarget(event.currentTarget.href);
  };
}
