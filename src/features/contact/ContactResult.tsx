import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { mark, result } from './ContactResult.styles';

interface ContactResultProps {
  success: boolean;
  onBack: () => void;
}

/** The screen after sending: success, or failure with a way back to the form (corporate-site §8). */
export function ContactResult({ success, onBack }: ContactResultProps) {
  const { t } = useTranslation('contact');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} role={success ? 'status' : 'alert'} tabIndex={-1} css={result}>
      <span css={mark(success)}>
        <Icon name={success ? 'check' : 'close'} />
      </span>
      <Heading level={3}>{t(success ? 'successContactUs' : 'errorContactUs')}</Heading>
      <p>{t(success ? 'successText' : 'errorText')}</p>
      <Button variant={success ? 'secondary' : 'primary'} onClick={onBack}>
        {t(success ? 'anotherMessage' : 'tryAgain')}
      </Button>
    </div>
  );
}
