import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { saveFile } from '../../lib/saveFile';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { DocumentError } from './DocumentError';
import { zipNote, zipRow } from './DocumentsZip.styles';
import type { ListedDocument } from './zipDocuments';

const zipLoader = createCodeLoader('zipDocuments', async () => (await import('./zipDocuments')).zipDocuments);

interface DocumentsZipProps {
  documents: readonly ListedDocument[];
  /** Name of the zip file without its extension. */
  name: string;
  onPress: () => void;
}

type State = 'ready' | 'working' | 'done' | { failed: string };

/** A button that downloads two or more documents as one zip file. Renders nothing for a single document. */
export function DocumentsZip({ documents, name, onPress }: DocumentsZipProps) {
  const { t } = useTranslation('project');
  const [state, setState] = useState<State>('ready');
  if (documents.length < 2) return null;

  const download = async () => {
    if (state === 'working') return;
    onPress();
    setState('working');
    try {
      const zipDocuments = await zipLoader.load();
      saveFile(await zipDocuments(documents), `${name}.zip`);
      setState('done');
    } catch (error) {
      // Any other error means that the code of the zip library failed to load. The message then names the zip file.
      setState({ failed: error instanceof DocumentError ? error.document : name });
    }
  };
  const failed = typeof state === 'object' ? state.failed : null;
  return (
    <div css={zipRow}>
      <Button variant="secondary" aria-disabled={state === 'working'} onClick={() => void download()}>
        <Icon name="download" />
        {t('downloadAll', { number: documents.length })}
      </Button>
      <p role="status" css={zipNote}>
        {state === 'working' && t('downloading')}
        {state === 'done' && t('downloaded')}
      </p>
      {failed !== null && <p role="alert">{t('downloadFailed', { name: failed })}</p>}
    </div>
  );
}
