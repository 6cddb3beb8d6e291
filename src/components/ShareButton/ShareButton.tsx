import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { note, row } from './ShareButton.styles';
import { share } from './share';

const NOTE_MS = 4000;

interface ShareButtonProps {
  title: string;
  /** Returns the URL to share. The default is the current page's URL. */
  url?: () => string;
  onPress?: () => void;
}

/**
 * A button that shares a URL or copies it. When it was copied, a polite announcement says so (forms-investors-catalogue
 * §4).
 */
export function ShareButton({ title, url, onPress }: ShareButtonProps) {
  const { t } = useTranslation('common');
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), NOTE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const onShare = async () => {
    onPress?.();
    setCopied((await share(title, url?.() ?? window.location.href)) === 'copied');
  };

  return (
    <div css={row}>
      <Button variant="secondary" onClick={() => void onShare()}>
        <Icon name="share" />
        {t('share')}
      </Button>
      <span role="status" css={note}>
        {copied && t('addressCopied')}
      </span>
    </div>
  );
}
