import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Renders the error message for a part that failed to render. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Error boundary that limits a rendering error to its part of the page. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });

  override state = { broken: false };

  private readonly retry = () => this.setState({ broken: false });

  override render() {
    const { fallback, children } = this.props;
    return this.state.broken ? fallback(this.retry) : children;
  }
}
