import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { savesDone } from '../../../payload-fixes/formSaves/ownSaves';
import { saveDraft } from './saveDraft';

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * For links in a form that load another one, such as the same document in the other language: what was typed is saved first. A form
 * that is loaded while the save is under way has the state before it, and would be refused as stale.
 * @returns what such links do when they are clicked
 */
export function useFollowSaved(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { config } = useConfig();
  const { id, collectionSlug, docConfig } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { getData, setModified } = useForm();
  const modified = useFormModified();
  const [target, setTarget] = useState('');
  const drafts = typeof docConfig?.versions === 'object' && docConfig.versions.drafts;
  const savesItself = typeof drafts === 'object' && Boolean(drafts.autosave);
  const address = `${config.routes.api}/${collectionSlug}/${id}`;

  useEffect(() => {
    if (!target) return undefined;
    let stays = true;
    const follow = async () => {
      await savesDone();
      // The form is told of its save at the same moment; then this effect is made anew.
      await nextTask();
      if (!stays) return;
      if (modified && savesItself && (await saveDraft(address, locale, getData()))) {
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
  }, [address, getData, locale, modified, savesItself, setModified, target]);

  return (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setTarget(event.currentTarget.href);
  };
}
