// The reader’s choice of colours, before anything is painted. Kept under the key of the composers, so that they follow.
{
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('planisphere-pages:scheme');
  } catch {
    // Storage is forbidden here: the colours follow the system.
  }
  document.documentElement.dataset['theme'] = kept ?? 'auto';
}
