/** jsdom knows the `dialog` element but cannot open it: this does what tests can see of it, focus and Escape among it. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function closeOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}

HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  this.addEventListener('keydown', closeOnEscape);
  this.querySelector<HTMLElement>(
    '[autofocus], button, a[href], input, select, textarea, [tabindex]',
  )?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.removeEventListener('keydown', closeOnEscape);
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
};
